import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { forgetFailures, LoadFailure } from '../../../ui/index.ts';
import { RequestFailure } from '../failure.ts';

/** Why the service didn't take a form. */
export interface FormFailure {
  readonly message: string;
  /** The service's name for it. */
  readonly code: string;
  /** The same may work later. */
  readonly isAway: boolean;
}

interface Options<Values extends FieldValues> {
  readonly schema: $ZodType<Values, Values>;
  readonly defaultValues: DefaultValues<Values>;
  /** What is done with what the person filled in, once it holds. */
  readonly send: (values: Values) => Promise<void>;
  /** Said where the error has no message of its own. */
  readonly failure: string;
  /** Where a person goes on after a refusal that names no field. */
  readonly retryAt?: Path<Values>;
}

/**
 * A form of an account: each field is checked when it is left, and all of them on sending; the
 * focus goes to the first fault. What the service refuses stands above the fields.
 */
export function useAccountForm<Values extends FieldValues>(options: Options<Values>) {
  const { schema, defaultValues, send, failure: otherwise, retryAt } = options;
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onTouched',
  });
  const [failure, setFailure] = useState<FormFailure | null>(null);

  const refuse = (error: unknown) => {
    const refused = toFailure(error, otherwise);
    const { message, code, isAway } = refused;
    setFailure({ message, code, isAway });
    const fields = Object.entries(refused.fields).filter(([name]) => name in defaultValues);
    for (const [name, text] of fields) {
      form.setError(name as Path<Values>, { type: 'server', message: text });
    }
    const first = (fields[0]?.[0] as Path<Values> | undefined) ?? retryAt;
    // Once the button that had the focus can have it again, the form has long lost it.
    if (first !== undefined && !isAway) form.setFocus(first, { shouldSelect: true });
  };

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    forgetFailures();
    try {
      await send(values);
    } catch (error) {
      refuse(error);
    }
  });
  /** As `register`; what confirms the field is looked at again, where it was found wrong. */
  const registerConfirmed = (name: Path<Values>, confirmation: Path<Values>) =>
    form.register(name, {
      onChange: () => {
        if (form.getFieldState(confirmation).error) void form.trigger(confirmation);
      },
    });
  return { ...form, submit, failure, registerConfirmed };
}

/** What isn't a request's own failure is told in general words. */
function toFailure(error: unknown, otherwise: string): RequestFailure {
  if (error instanceof RequestFailure) return error;
  if (error instanceof LoadFailure) return new RequestFailure('network', { cause: error });
  return new RequestFailure('answer', { message: otherwise, cause: error });
}
