import type { UserType } from '../../../schemas/userTypes.ts';
import type { Session } from './session.ts';

/** Who is signed in, as the app knows them. */
export interface AppUser {
  readonly id: number;
  /** First and last name. */
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly userType: UserType;
  readonly createdBy: 0;
  readonly phoneNumber: string;
  readonly contactEmail: string;
  readonly recoveryToken: null;
  readonly recoveryTokenExpirationDate: null;
  readonly token: string;
  readonly refreshToken: string;
}

/** Null where the session doesn't say who it is. */
export function toAppUser({ user, token, refreshToken }: Session): AppUser | null {
  if (user === null) return null;
  return {
    ...user,
    name: `${user.firstName} ${user.lastName}`.trim(),
    createdBy: 0,
    recoveryToken: null,
    recoveryTokenExpirationDate: null,
    token,
    refreshToken,
  };
}

type Typed = { readonly userType?: UserType | '' | null } | null | undefined;

/** Whether the person's type is one of those. */
export const hasUserType = (user: Typed, allowed: readonly UserType[]): boolean =>
  Boolean(user?.userType) && allowed.some((type) => type === user?.userType);

/** Whether the person has a type, and none of those. */
export const hasOtherUserType = (user: Typed, denied: readonly UserType[]): boolean =>
  Boolean(user?.userType) && !denied.some((type) => type === user?.userType);
