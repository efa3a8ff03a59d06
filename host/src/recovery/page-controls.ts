/**
 * The form fields and buttons of a page, and the focused element. Elements that React removed still contain their
 * typed text.
 */
export interface PageFormControls {
  readonly pathname: string;
  readonly controls: readonly Element[];
  readonly focused: Element | null;
}
