/** Whole minutes, rounded, and never '0 min' of a video that there is. */
export function videoMinutes(seconds: number): string {
  return `${Math.max(1, Math.round(seconds / 60))} min`;
}

/** Time of study: '45 min', '2 h', '2 h 30 min'. */
export function studyTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}

/** '28 de mayo de 2025', 'mayo de 2025' or '2025': as much of the date as is known. */
export function normDate(date: string): string {
  const [, month, day] = date.split('-');
  const options: Intl.DateTimeFormatOptions = { year: 'numeric', timeZone: 'UTC' };
  if (month) options.month = 'long';
  if (day) options.day = 'numeric';
  return new Date(date).toLocaleDateString('es-CO', options);
}

/** A place in a video: '0:05', '12:40'. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** '8 horas', '7,5 horas'. */
export const hoursText = (hours: number): string =>
  `${hours.toLocaleString('es-CO', { maximumFractionDigits: 1 })} ${hours === 1 ? 'hora' : 'horas'}`;
