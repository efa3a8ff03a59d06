import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a click on a button calls its handler', () => {
  const press = vi.fn();
  render(<Button onClick={press}>Save</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(press).toHaveBeenCalledOnce();
});

test('a button does not submit a form by default', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('a busy button is announced to screen readers, does not lose focus and ignores clicks', () => {
  const press = vi.fn();
  const submit = vi.fn();
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy onClick={press}>
        Sending...
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Sending...' });
  button.focus();
  fireEvent.click(button);

  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button.hasAttribute('disabled')).toBe(false);
});

/** Ends the filter of the test setup, which omits CSS rules that hide nothing. */
function AllStyles() {
  const cache = useEmotionCache();
  if (cache) Reflect.deleteProperty(cache.sheet, 'insert');
  return null;
}

test('a rendered button adds its CSS to the document', () => {
  render(
    <>
      <AllStyles />
      <Button variant="accent">Go</Button>
    </>,
  );
  expect(getComputedStyle(screen.getByRole('button')).display).toBe('inline-flex');
});
