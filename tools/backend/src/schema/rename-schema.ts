import { type Schema, withSortedKeys } from './dump-schema.ts';
import { renames, scopedRenames } from './renames.ts';

const renamed = new RegExp(`\\b(${Object.keys(renames).join('|')})\\b`, 'g');

/** Replaces the previous names of tables, columns, indexes and functions in a schema dump. */
export function renameSchema(schema: Schema): Schema {
  return new Map(
    [...schema].map(([fact, definition]) => [
      rename(fact, fact).replace(/(?<=^row: \S+ )\{.*/s, withSortedKeys),
      rename(definition, fact),
    ]),
  );
}

function rename(text: string, fact: string): string {
  const global = text.replace(renamed, (name) => renames[name] ?? name);
  return scopedRenames
    .filter(([facts]) => facts.test(fact))
    .reduce(
      (result, [, before, after]) => result.replaceAll(new RegExp(`\\b${before}\\b`, 'g'), after),
      global,
    );
}
