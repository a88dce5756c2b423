import { dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es';
import type { Plugin } from 'vite';

/** What people choose for a password, the most common first. */
export interface CommonWords {
  readonly passwords: readonly string[];
  readonly words: readonly string[];
  readonly names: readonly string[];
}

/** The lists of the packages weigh four times as much, for words that nobody tries first. */
const MOST = 10_000;

export const commonWords = (): CommonWords => ({
  passwords: common['passwords-common'].slice(0, MOST),
  words: spanish['commonWords-es-es'].slice(0, MOST),
  names: [
    ...spanish['firstnames-es-es'].slice(0, MOST / 10),
    ...spanish['lastnames-es-es'].slice(0, MOST / 10),
  ],
});

const ID = 'virtual:common-words';

/** For the meter of passwords: `virtual:common-words`, as one text a list. */
export const commonWordsModule = (): Plugin => ({
  name: 'abaco:common-words',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => {
    if (id !== `\0${ID}`) return undefined;
    const lists = Object.entries(commonWords()).map(([name, list]) => [name, list.join(' ')]);
    return lists
      .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)}.split(' ');`)
      .join('\n');
  },
});
