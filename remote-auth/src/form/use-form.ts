import { type FormEvent, useRef, useState } from 'react';
import { findProblems, namesOf, type Problems, type Rules, type Values } from './rules.ts';

export interface FormTask<Name extends string> {
  readonly rules: Rules<Name>;
  /** Finds what only shows when the fields are seen together; called when each is right by itself. */
  readonly check?: (values: Values<Name>) => Problems<Name>;
  /** Failures that a person can do something about are its own to show; it throws the others. */
  readonly send: (values: Values<Name>) => Promise<void>;
}

/**
 * A form that is checked in the browser and then sent, once at a time. The fields are uncontrolled: what
 * was typed stays, whatever comes of it. Their `name`s are the names of the rules.
 */
export function useForm<Name extends string>({ rules, check, send }: FormTask<Name>) {
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  function findAll(values: Values<Name>): Problems<Name> {
    const found = findProblems(rules, values);
    return firstOf(rules, found) === undefined && check ? check(values) : found;
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const values = readValues(form, rules);
    const found = findAll(values);
    setProblems(found);
    const first = firstOf(rules, found);
    if (first !== undefined) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }

    isSending.current = true;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      // Nobody expected it: it belongs to the error boundary.
      setBusy(() => {
        throw error;
      });
    }
    isSending.current = false;
    setBusy(false);
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const edited = namesOf(rules).find(
      (name) => target instanceof HTMLInputElement && target.name === name,
    );
    if (edited && problems[edited] !== undefined) setProblems({ ...problems, [edited]: undefined });
  }

  return { problems, isBusy, handlers: { onSubmit, onInput } };
}

function firstOf<Name extends string>(rules: Rules<Name>, problems: Problems<Name>) {
  return namesOf(rules).find((name) => problems[name] !== undefined);
}

function readValues<Name extends string>(form: HTMLFormElement, rules: Rules<Name>): Values<Name> {
  const data = new FormData(form);
  const entries = namesOf(rules).map((name) => [name, data.get(name)?.toString() ?? ''] as const);
  return Object.fromEntries(entries) as Record<Name, string>;
}
