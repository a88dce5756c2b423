/**
 * In the place of `d3-time-format`, which the charts' scales bring along for axes of moments: a chart
 * here counts months or names records, and its first view is 5 KiB lighter without calendars.
 */
function noCalendar(): never {
  throw new Error('Charts have no axes of moments');
}

export { noCalendar as timeFormat, noCalendar as utcFormat };
