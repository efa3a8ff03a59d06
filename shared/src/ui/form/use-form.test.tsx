import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BackendError } from '../../database/backend-error.ts';
import { Field } from '../field.tsx';
import { Form } from '../form.tsx';
import { SelectField } from '../select-field.tsx';
import { createFormDraft, type FormDraft } from './draft.ts';
import { limitFieldLength, optionalLineField, requiredLineField } from './fields.ts';
import { type FormSubmitOutcome, findFormControl, useForm } from './use-form.ts';

interface ExampleProps {
  readonly send?: () => Promise<FormSubmitOutcome<'name' | 'note'> | undefined>;
  readonly known?: string;
  readonly note?: string;
  readonly lacksNote?: boolean;
  readonly draft?: FormDraft<'name' | 'note'>;
}

const nothing = async () => undefined;

function Example({ send = nothing, known, note, lacksNote = false, draft }: ExampleProps) {
  const state = useForm({
    fields: { name: requiredLineField('Name?'), note: limitFieldLength(5, optionalLineField()) },
    prefill: { name: known, note },
    ...(draft && { draft }),
    send,
  });
  return (
    <Form state={state} resetLabel="Again" aria-label="Example">
      <Field {...state.field('name')} label="Name" />
      {!lacksNote && <Field {...state.field('note')} label="Note" />}
    </Form>
  );
}

const form = () => screen.getByRole<HTMLFormElement>('form');
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const submit = () => act(async () => void fireEvent.submit(form()));
const type = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } });

test('a form control has the name, length limit and `required` attribute of its field', () => {
  render(<Example />);
  expect(field(/Name/)).toMatchObject({ name: 'name', required: true });
  expect(field(/Note/)).toMatchObject({ name: 'note', required: false, maxLength: 5 });
});

test('a prefilled text that is too long is cut after a whole character', () => {
  render(<Example note="abcd😀" />);
  expect(field(/Note/).value).toBe('abcd');
});

test('useForm throws an error that names a field without a control', () => {
  render(<Example lacksNote />);
  expect(() => findFormControl(form(), 'note')).toThrow(/no control for the field "note"/);
});

test('a new prefilled value replaces the previous one, but not text that the user typed', () => {
  const { rerender } = render(<Example known="Asha" />);
  expect(field(/Name/).value).toBe('Asha');
  rerender(<Example known="Asha Roy" />);
  expect(field(/Name/).value).toBe('Asha Roy');
  type(/Name/, 'A. Roy');
  rerender(<Example />);
  expect(field(/Name/).value).toBe('A. Roy');
});

test('a prefilled field that the user cleared remains empty', () => {
  const { rerender } = render(<Example known="Asha" />);
  type(/Name/, '');
  rerender(<Example known="Asha" />);
  expect(field(/Name/).value).toBe('');
});

test('§10.51 the result notice of a form remains visible until the next submission', async () => {
  const outcomes: FormSubmitOutcome<'name' | 'note'>[] = [
    { notice: { kind: 'alert', text: 'Not now' }, fieldErrors: { note: 'Taken' } },
  ];
  render(<Example send={async () => outcomes.shift()} known="Asha" />);
  await submit();
  expect(screen.getByRole('alert').textContent).toBe('Not now');
  await waitFor(() => expect(field(/Note/)).toHaveFocus());
  expect(field(/Note/)).toHaveAttribute('aria-invalid', 'true');
  type(/Note/, 'x');
  expect(field(/Note/).hasAttribute('aria-invalid')).toBe(false);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await submit();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a successful submission clears the form, and the reset button fills in the known values again', async () => {
  const notice = { kind: 'status', text: 'Arrived' } as const;
  render(<Example send={async () => ({ notice, isSuccess: true })} known="Asha" />);
  type(/Note/, 'x');
  await submit();
  expect([field(/Name/).value, field(/Note/).value]).toEqual(['', '']);
  const again = screen.getByRole('button', { name: 'Again', description: 'Arrived' });
  await waitFor(() => expect(again).toHaveFocus());
  fireEvent.click(again);
  expect(field(/Name/).value).toBe('Asha');
  await waitFor(() => expect(field(/Name/)).toHaveFocus());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('§10.10 text that is typed during a submission becomes the next draft', async () => {
  sessionStorage.clear();
  const names = ['name', 'note'] as const;
  const draft = createFormDraft({ key: 'draft', names, storage: 'sessionStorage', maxAge: 1000 });
  let arrive = (_: FormSubmitOutcome<'name' | 'note'>) => {};
  const arrived = new Promise<FormSubmitOutcome<'name' | 'note'>>((resolve) => {
    arrive = resolve;
  });
  render(<Example send={() => arrived} draft={draft} />);
  type(/Name/, ' Asha ');
  type(/Note/, 'one');
  await submit();
  type(/Note/, 'two');
  await act(async () => arrive({ isSuccess: true }));
  expect([field(/Name/).value, field(/Note/).value]).toEqual(['', 'two']);
  expect(draft.read()).toEqual({ name: '', note: 'two' });
});

const choiceNames = ['text', 'kind', 'hidden'] as const;
const openChoices = () =>
  createFormDraft({ key: 'choices', names: choiceNames, storage: 'sessionStorage' });

function Choices() {
  const state = useForm({
    fields: {
      text: requiredLineField('Text?'),
      kind: optionalLineField(),
      hidden: optionalLineField(),
    },
    draft: openChoices(),
    send: async () => ({ isSuccess: true }),
  });
  return (
    <Form state={state} aria-label="Example">
      <Field {...state.field('text')} label="Text" />
      <SelectField
        {...state.field('kind')}
        label="Kind"
        values={['idea', 'order']}
        nameOf={(kind) => kind}
      />
      <input type="checkbox" name="hidden" aria-label="Hidden" />
    </Form>
  );
}

const kind = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kind' });
const hidden = () => screen.getByRole<HTMLInputElement>('checkbox');

test('a form’s draft contains selected options and checked boxes', () => {
  sessionStorage.clear();
  const { unmount } = render(<Choices />);
  fireEvent.input(kind(), { target: { value: 'order' } });
  fireEvent.click(hidden());
  fireEvent.input(hidden());
  expect(openChoices().read()).toEqual({ text: '', kind: 'order', hidden: 'on' });
  unmount();
  render(<Choices />);
  expect([kind().value, hidden().checked]).toEqual(['order', true]);
});

test('a form with only default choices has no draft', () => {
  sessionStorage.clear();
  render(<Choices />);
  fireEvent.input(kind(), { target: { value: 'idea' } });
  expect(openChoices().read()).toBeUndefined();
});

test('a select keeps its chosen option after a successful submission', async () => {
  sessionStorage.clear();
  render(<Choices />);
  fireEvent.input(kind(), { target: { value: 'order' } });
  type(/Text/, 'One');
  fireEvent.click(hidden());
  await submit();
  expect([field(/Text/).value, kind().value, hidden().checked]).toEqual(['', 'order', false]);
});

function Failing({ error }: { readonly error: Error }) {
  const state = useForm({
    fields: { name: optionalLineField() },
    send: () => Promise.reject(error),
    errors: { conflict: 'Changed.', sameName: 'Taken.', other: 'Not saved.' },
    fieldOf: { sameName: 'name' },
  });
  return (
    <Form state={state} aria-label="Example">
      <Field {...state.field('name')} label="Name" />
    </Form>
  );
}

test.each([
  ['conflict', 'Changed.'],
  ['forbidden', 'Not saved.'],
] as const)('a form explains the error %s above its fields', async (code, text) => {
  render(<Failing error={new BackendError(code, 'No')} />);
  await submit();
  expect(screen.getByRole('alert').textContent).toBe(text);
});

test('an error that concerns one field is shown next to that field', async () => {
  render(<Failing error={new BackendError('sameName', 'No')} />);
  await submit();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field(/Name/).getAttribute('aria-invalid')).toBe('true');
});

test('a form shows the time of the next try after a rate limit was reached', async () => {
  render(<Failing error={new BackendError('limited', 'No', { retryAfter: 540 })} />);
  await submit();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Try again in 9 minutes/);
});
