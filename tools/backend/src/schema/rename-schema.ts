import { type SchemaDump, withSortedKeys } from './dump-schema.ts';
import { schemaRenames, scopedSchemaRenames } from './renames.ts';

const renamed = new RegExp(`\\b(${Object.keys(schemaRenames).join('|')})\\b`, 'g');

/** Replaces the previous names of tables, columns, indexes and functions in a schema dump. */
export function renameSchema(schema: SchemaDump): SchemaDump {
  return new Map(
    [...schema].map(([fact, definition]) => [
      rename(fact, fact).replace(/(?<=^row: \S+ )\{.*/s, withSortedKeys),
      rename(definition, fact),
    ]),
  );
}

function rename(text: string, fact: string): string {
  const global = text.replace(renamed, (name) => schemaRenames[name] ?? name);
  return scopedSchemaRenames
    .filter(([facts]) => facts.test(fact))
    .reduce(
      (result, [, before, after]) => result.replaceAll(new RegExp(`\\b${before}\\b`, 'g'), after),
      global,
    );
}
