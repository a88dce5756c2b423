import { listNames } from '../../tool/index.ts';
import { unreadLines } from '../listImport/sheetLayout/messageLines.ts';
import { scenarioTaken } from '../listImport/sheetLayout/scenarios.ts';
import type { Rows } from '../listImport/table/rows.ts';

/** Lines that are named; the others are counted. */
const MOST = 6;

/** What of a sheet or message is taken or left before any of its rows is an input, a sentence each. */
export function sheetNotices(rows: Rows): readonly string[] {
  const scenario = scenarioTaken(rows);
  const unread = unreadLines(rows);
  return [
    ...(scenario === null ? [] : [scenario]),
    ...(unread.length === 0
      ? []
      : [
          `No se lee ${listNames(unread, MOST)}: pon en cada línea un nombre y su valor, como en «Plazo: 9 años».`,
        ]),
  ];
}
