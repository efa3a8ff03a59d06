/**
 * The form fields and buttons of a page, and the focused element. Form fields that React has removed from the page
 * still contain their typed text.
 */
export interface PageFormControls {
  readonly pathname: string;
  readonly controls: readonly Element[];
  readonly focused: Element | null;
}
