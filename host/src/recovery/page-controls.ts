/**
 * The form fields and buttons of a page, and the focused element. Removed form fields still contain their typed text.
 */
export interface PageFormControls {
  readonly pathname: string;
  readonly controls: readonly Element[];
  readonly focused: Element | null;
}
