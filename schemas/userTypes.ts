/** What kind of person has an account. Apart from the schemas, so that the first load is without them. */
export const USER_TYPES = ['investor', 'analyst', 'operator', 'admin'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** What a person may make of themselves; an 'admin' is made by the operator of the service. */
export const SIGNUP_TYPES = ['investor', 'analyst', 'operator'] as const;
