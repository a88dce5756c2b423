/** Leads to the first field of a form with something to mend. */
export function focusRefused(form: ParentNode | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
