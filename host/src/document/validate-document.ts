import { htmlElementIds } from '@torsa/shared/contract/names';
import { SchemaError } from '@torsa/shared/contract/parse-contract';
import { parseSiteConfig } from '@torsa/shared/contract/parse-site-config';
import { parseSiteReleases } from '@torsa/shared/contract/parse-site-releases';

/**
 * Validates the JSON data blocks of an HTML document.
 * @returns one error line for each invalid field
 */
export function validateDocument(document: Document): readonly string[] {
  const { releases, siteConfig, messages, navigation } = htmlElementIds;
  return [
    ...validateBlock(document, releases, (value) => parseSiteReleases(value, releases)),
    ...validateBlock(document, siteConfig, parseSiteConfig),
    ...[messages, navigation].flatMap((id) =>
      validateBlock(document, id, (value) => {
        if (!value) throw new SchemaError(id, [`${id} is missing`]);
      }),
    ),
  ];
}

function validateBlock(
  document: Document,
  id: string,
  parse: (value: unknown) => unknown,
): readonly string[] {
  const text = document.getElementById(id)?.textContent;
  if (!text) return [`${id} is missing`];
  try {
    parse(JSON.parse(text));
    return [];
  } catch (error) {
    return error instanceof SchemaError ? error.problems : [`${id} is not JSON`];
  }
}
