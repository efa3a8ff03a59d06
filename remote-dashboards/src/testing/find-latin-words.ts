import { screen } from '@testing-library/react';

/**
 * Returns the Latin words on a Bengali page that are not marked as English, except the name of the test user and its initials.
 * @param typed matches texts that people typed, with the flag `g`
 */
export function findLatinWords(typed: RegExp = /$^/g): readonly string[] {
  const main = screen.getByRole('main').cloneNode(true);
  if (!(main instanceof HTMLElement)) throw new Error('The page has no main element.');
  // The names of keyboard keys stay English.
  for (const element of main.querySelectorAll('[lang="en"], kbd')) element.remove();
  const text = main.textContent.replaceAll(/(?:AR)?Asha Roy/g, '').replaceAll(typed, '');
  return text.match(/[A-Za-z]+/g) ?? [];
}
