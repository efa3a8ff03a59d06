import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * A query parameter in a module's URL. Node imports the file again for each new value, although modules are cached.
 */
const parameter = 'import';

let imports = 0;

// If Node imports a module again, this hook makes Node also import the module's own imports again, if they belong to
// this repository. npm packages do not change, so Node imports each package only once.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const { parentURL = '' } = context;
    const number = parentURL.startsWith('file:') && new URL(parentURL).searchParams.get(parameter);
    if (!number || !resolved.url.startsWith('file:') || resolved.url.includes('/node_modules/'))
      return resolved;
    return { ...resolved, url: withNumber(resolved.url, number) };
  },
});

/** Imports the current version of a module, and of all modules of this repository that the module imports. */
export function importCurrentModuleVersion(file: string): Promise<unknown> {
  imports += 1;
  return import(withNumber(pathToFileURL(file).href, String(imports)));
}

function withNumber(url: string, number: string): string {
  const numbered = new URL(url);
  numbered.searchParams.set(parameter, number);
  return numbered.href;
}
