import type { LoaderContext } from '@rspack/core';
import { compileInlineScript } from './inline-script.ts';

/** For `./show.ts?script`: replaces a module by the text of the inline script that it compiles to. */
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
