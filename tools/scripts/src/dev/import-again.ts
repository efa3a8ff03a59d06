import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/** A query parameter in a module's URL, whose new value makes Node import the cached file again. */
const parameter = 'import';

let imports = 0;

// Makes Node import a module's own imports again too, if they belong to this repository.
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
