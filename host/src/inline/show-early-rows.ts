import { type EarlyRequest, readsFrom } from '@torsa/shared/contract/early-data';
import {
  earlyFieldAttribute as field,
  earlyLimitAttribute as limit,
  earlyLinkAttribute as link,
  earlyRowsAttribute as source,
} from '@torsa/shared/contract/early-rows';

/**
 * Shows the rows of an early response in the prerendered page, before the scripts load. React replaces these rows
 * with the page's own. Only texts and links are set, so that no value becomes HTML.
 */
export function showEarlyRows(request: EarlyRequest): void {
  // The event comes after the whole document has been parsed, and before the deferred scripts run.
  if (document.readyState === 'loading') {
    document.addEventListener('readystatechange', () => showEarlyRows(request), { once: true });
    return;
  }
  for (const place of document.querySelectorAll<HTMLElement>(`[${source}]`)) {
    const list = place.nextElementSibling?.firstElementChild?.cloneNode(true);
    const row = list?.firstChild;
    const rows = request.rows?.slice(0, Number(place.getAttribute(limit))) ?? [];
    if (!list || !row || rows.length === 0 || !readsFrom(request, place.getAttribute(source) ?? ''))
      continue;
    (list as Element).replaceChildren(...rows.map((values) => fillRow(row, Object(values))));
    place.replaceChildren(list);
  }
}

/** Removes all early rows, which shows the loading placeholder again. */
export function hideEarlyRows(): void {
  for (const place of document.querySelectorAll(`[${source}]`)) place.replaceChildren();
}

function fillRow(row: Node, values: Readonly<Record<string, unknown>>): Node {
  const filled = row.cloneNode(true) as Element;
  for (const element of filled.querySelectorAll(`[${field}]`)) {
    const text = values[element.getAttribute(field) ?? ''];
    // An element of an empty field keeps its own text, such as “No subject”.
    if (text) element.textContent = String(text);
  }
  for (const element of filled.querySelectorAll<HTMLAnchorElement>(`[${link}]`))
    element.href = element.getAttribute(link) + encodeURIComponent(String(values['id']));
  return filled;
}
