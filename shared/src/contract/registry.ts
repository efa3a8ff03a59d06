import * as v from 'valibot';
import { parseContract } from './parse-contract.ts';

const text = v.string('must be a text');
const notEmpty = v.pipe(text, v.minLength(1, 'must not be empty'));

export const routePattern = v.pipe(
  text,
  v.regex(
    /^(?!.*\/\.\.?(\/|$))\/(?!\/)[\w\-/:*.]*$/,
    'must be an absolute path pattern such as /services/:serviceId',
  ),
);

export const integrity = v.pipe(
  text,
  v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a sha384 integrity'),
);

const remote = v.object(
  {
    version: notEmpty,
    /** Address of the container script: a path of this site, or a URL in development. */
    entry: v.pipe(
      text,
      v.regex(/^(\/(?!\/)|https?:\/\/)\S+$/, 'must be a path of this site or a URL'),
    ),
    /** Absent in development alone. */
    integrity: v.optional(integrity),
    /** Path patterns of the pages that this remote owns. */
    routes: v.array(routePattern, 'must be a list of path patterns'),
  },
  'must be an object',
);

const registrySchema = v.object(
  {
    host: v.object({ version: notEmpty }, 'must be an object'),
    remotes: v.record(notEmpty, remote, 'must be an object of remotes'),
  },
  'must be an object',
);

/** Which version of each app is live, and which remote owns which path. */
export type Registry = v.InferOutput<typeof registrySchema>;
export type RegistryRemote = v.InferOutput<typeof remote>;

/** Checks a registry from outside. @throws {ContractError} naming every bad field. */
export function parseRegistry(value: unknown): Registry {
  return parseContract(registrySchema, value, 'The registry');
}
