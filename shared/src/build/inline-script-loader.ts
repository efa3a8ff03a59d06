import type { LoaderContext } from '@rspack/core';
import { compileInlineScript } from './inline-script.ts';

/** An Rspack loader that replaces imports such as `./show.ts?script` with the code of an inline script. */
export default async function loadInlineScript(this: LoaderContext): Promise<void> {
  const done = this.async();
  try {
    const { text, files } = await compileInlineScript(this.resourcePath);
    for (const file of files) this.addDependency(file);
    done(null, text);
  } catch (error) {
    done(error as Error);
  }
}
