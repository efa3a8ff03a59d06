declare global {
  interface Window {
    /** In browsers that have trusted types; TypeScript does not know them yet. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (address: string) => string },
      ): unknown;
    };
  }
}

/** Folders below whose addresses lies what may run. */
const folders = new Set<string>();

/** Lets scripts run that lie below the folder of this address, from now on. */
export function admitScripts(address: string): void {
  folders.add(new URL('.', new URL(address, location.href)).href);
}

/**
 * From now on no script element gets an address outside of the folders of the apps that this page loads, and nothing else
 * becomes code: published documents require trusted types. The one policy is the default one, because that also holds for the
 * runtimes of remotes, whichever release they come from.
 */
export function guardScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { href } = new URL(address, location.href);
      if ([...folders].some((folder) => href.startsWith(folder))) return address;
      throw new TypeError(`${href} is not of a release of this site.`);
    },
  });
}
