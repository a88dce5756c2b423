import type { Config } from '../config.ts';
import type { Device } from './devices.ts';
import { accountKey, addressKey } from './limits.ts';
import type { Limit } from './limits.ts';

/** Whoever sends a request. */
export interface Sender {
  /** Of its network. */
  ip: string;
  /** The browser; none where that doesn't matter. */
  device?: Device;
  /** What it was sent with, in words. */
  browser?: string;
}

export const LOGIN = 'login';

/**
 * Wrong tries at an account: so many from one address, so that nobody keeps its owner out, ten times
 * as many from everywhere, and so many from one address at all accounts. A device that has signed in
 * before has a count of its own, which nobody else uses up.
 */
export function wrongTries(config: Config, email: string, { ip, device }: Sender): Limit[] {
  const minutes = config.LOGIN_LIMIT_MINUTES;
  const most = config.LOGIN_LIMIT_ACCOUNT;
  if (device?.isKnown) return [{ key: `${LOGIN}:device:${device.id}`, most, minutes }];
  return [
    { key: accountKey(addressKey(LOGIN, ip), email), most, minutes },
    { key: accountKey(LOGIN, email), most: most * 10, minutes },
    { key: addressKey(LOGIN, ip), most: config.LOGIN_LIMIT_ADDRESS, minutes },
  ];
}

/** All tries from an address, right ones too: each costs a hash. */
export const allTries = (config: Config, { ip, device }: Sender): Limit[] => [
  {
    key: device?.isKnown ? `all:device:${device.id}` : addressKey('all', ip),
    most: config.LOGIN_LIMIT_TOTAL,
    minutes: config.LOGIN_LIMIT_MINUTES,
  },
];

/** Whose turn it is to hash: a known device doesn't wait behind strangers at its address. */
export const turnOf = ({ ip, device }: Sender): string =>
  device?.isKnown ? device.id : addressKey('turn', ip);
