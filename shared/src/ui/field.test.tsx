import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { TextAreaField } from './text-area-field.tsx';

const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test('a field’s label is the accessible name of its control', () => {
  render(<Field label="Email" name="email" type="email" required />);
  const control = screen.getByRole('textbox', { name: 'Email' });
  expect(control).toHaveAttribute('type', 'email');
  expect(control.hasAttribute('required')).toBe(true);
  expect(control.hasAttribute('aria-invalid')).toBe(false);
});

test('the label of an optional field says that the field is optional', () => {
  render(<Field label="Subject" name="subject" />);
  expect(screen.getByRole('textbox', { name: 'Subject (optional)' })).toBeInTheDocument();
});

test('a field’s error and hint are the accessible description of its control', () => {
  render(
    <Field label="Email" name="email" required hint="We answer there." error="Enter an address." />,
  );
  const control = screen.getByRole('textbox', { name: 'Email' });
  expect(control).toHaveAttribute('aria-invalid', 'true');
  expect(describedBy(control)).toEqual(['Enter an address.', 'We answer there.']);
});

test('the ref of a field refers to its input element', () => {
  const input = createRef<HTMLInputElement>();
  const textArea = createRef<HTMLTextAreaElement>();
  render(
    <>
      <Field label="Name" name="name" required ref={input} />
      <TextAreaField label="Message" name="message" required ref={textArea} />
    </>,
  );
  expect(input.current).toBe(screen.getByRole('textbox', { name: 'Name' }));
  expect(textArea.current).toBe(screen.getByRole('textbox', { name: 'Message' }));
});
