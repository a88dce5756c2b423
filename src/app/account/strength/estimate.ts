import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';

/** What comes to mind here first, and stands in no dictionary of Spanish. */
const local = (
  'colombia medellin bogota cali barranquilla cartagena bucaramanga pereira manizales cucuta ' +
  'ibague armenia santamarta villavicencio antioquia paisa rolo costeño nacional millonarios ' +
  'america junior vallenato abaco ábaco'
).split(' ');

/** What is looked at; it takes longer the longer the text is, and more says nothing new. */
const LONGEST = 64;

/**
 * About how many guesses a password takes, by somebody who tries known ones, words, names, dates
 * and patterns first.
 *
 * @param personal what others know of the person
 */
export type GuessesOf = (password: string, personal: readonly string[]) => number;

/** @param lists words, the most common first */
export function estimator(lists: Readonly<Record<string, readonly string[]>>): GuessesOf {
  const own = Object.entries({ ...lists, local }).map(([name, list]) => [name, [...list]]);
  const dictionary = Object.fromEntries(own) as Record<string, string[]>;
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, personal) => zxcvbn.check(password.slice(0, LONGEST), [...personal]).guesses;
}
