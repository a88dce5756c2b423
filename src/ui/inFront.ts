/** What stands over the page until it is closed, as a selector. */
export const DIALOG = '[role="dialog"], [role="alertdialog"]';
