import { isRequestToTable, type SentEarlyRequest } from '@torsa/shared/contract/early-data';
import {
  earlyRowFieldAttribute as field,
  earlyRowLimitAttribute as limit,
  earlyRowLinkPrefixAttribute as link,
  earlyRowsTableAttribute as source,
} from '@torsa/shared/contract/early-rows';

/**
 * Shows the rows of an early response in the prerendered page. It sets only texts and links, so that no value becomes
 * HTML.
 */
export function showEarlyRows(request: SentEarlyRequest): void {
  // The browser dispatches `readystatechange` after it has parsed the whole HTML document, and before it runs the
  // deferred scripts.
  if (document.readyState === 'loading') {
    document.addEventListener('readystatechange', () => showEarlyRows(request), { once: true });
    return;
  }
  for (const container of document.querySelectorAll<HTMLElement>(`[${source}]`)) {
    const list = container.nextElementSibling?.firstElementChild?.cloneNode(true);
    const row = list?.firstChild;
    const rows = request.rows?.slice(0, Number(container.getAttribute(limit))) ?? [];
    if (
      !list ||
      !row ||
      rows.length === 0 ||
      !isRequestToTable(request, container.getAttribute(source) ?? '')
    )
      continue;
    (list as Element).replaceChildren(...rows.map((values) => fillRow(row, Object(values))));
    container.replaceChildren(list);
  }
}

/** Removes the rows that were shown before hydration, so that the loading placeholder is visible again. */
export function hideEarlyRows(): void {
  for (const container of document.querySelectorAll(`[${source}]`)) container.replaceChildren();
}

function fillRow(row: Node, values: Readonly<Record<string, unknown>>): Node {
  const filled = row.cloneNode(true) as Element;
  for (const element of filled.querySelectorAll(`[${field}]`)) {
    const text = values[element.getAttribute(field) ?? ''];
    // For an empty database field, the HTML element keeps its prerendered text, such as “No subject”.
    if (text) element.textContent = String(text);
  }
  for (const element of filled.querySelectorAll<HTMLAnchorElement>(`[${link}]`))
    element.href = element.getAttribute(link) + encodeURIComponent(String(values['id']));
  return filled;
}
