import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/** A parameter in the URL of a module. Node loads a file again for each new value of it. */
const parameter = 'import';

let imports = 0;

// The modules that a module imports are loaded again too. Packages are not: they do not change while a server runs.
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

/** Imports a module as it is now, and all modules of the repository that it imports. */
export function importAgain(file: string): Promise<unknown> {
  imports += 1;
  return import(withNumber(pathToFileURL(file).href, String(imports)));
}

function withNumber(url: string, number: string): string {
  const numbered = new URL(url);
  numbered.searchParams.set(parameter, number);
  return numbered.href;
}
