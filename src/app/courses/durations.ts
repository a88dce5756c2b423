/** Whole minutes, rounded; a video shorter than half a minute says so instead of '0 min'. */
export function videoMinutes(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes === 0 ? 'menos de 1 min' : `${minutes} min`;
}

/** Time of study: '45 min', '2 h', '2 h 30 min'. */
export function studyTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}

/** A place in a video: '0:05', '12:40'. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** '8 horas', '7,5 horas'. */
export const hoursText = (hours: number): string =>
  `${hours.toLocaleString('es-CO', { maximumFractionDigits: 1 })} ${hours === 1 ? 'hora' : 'horas'}`;
