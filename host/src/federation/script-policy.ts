declare global {
  interface Window {
    /** Trusted types, if the browser supports them. TypeScript does not declare them yet. */
    readonly trustedTypes?: {
      readonly defaultPolicy?: unknown;
      createPolicy(name: string, rules: ScriptRules): ScriptRules;
    };
  }
}

interface ScriptRules {
  readonly createScriptURL: (address: string) => string;
}

/** The name of the policy that replaces the default policy if an extension has created that one. */
export const scriptPolicyName = 'torsa';

/** Scripts below these folder URLs may run. */
const folders = new Set<string>();

/** Allows all scripts in the folder of this URL. */
export function allowScripts(address: string): void {
  folders.add(new URL('.', new URL(address, location.href)).href);
}

/**
 * Restricts script elements to URLs of the apps that this page loads. Published documents require trusted types, so no other
 * text becomes code.
 * One default policy is enough, because it also applies to the runtimes of remotes in any release. If an extension has
 * created the default policy, which may change or refuse URLs, script elements use the policy of this site first.
 */
export function enforceScriptPolicy(): void {
  const rules: ScriptRules = {
    createScriptURL: (address) => {
      const { href } = new URL(address, location.href);
      if ([...folders].some((folder) => href.startsWith(folder))) return address;
      throw new TypeError(`Refused to load ${href}: it is not a script of a release of this site.`);
    },
  };
  const { trustedTypes } = window;
  try {
    if (trustedTypes?.defaultPolicy)
      guardElements(trustedTypes.createPolicy(scriptPolicyName, rules));
    else trustedTypes?.createPolicy('default', rules);
  } catch {
    // An extension has replaced the trusted types factory, so its policies apply.
  }
}

/** Trusted URLs of other policies are accepted, because an extension may load its own scripts. */
function guardElements(policy: ScriptRules): void {
  const { prototype } = HTMLScriptElement;
  const src = Object.getOwnPropertyDescriptor(prototype, 'src');
  Object.defineProperty(prototype, 'src', {
    ...src,
    set(address: unknown) {
      src?.set?.call(this, typeof address === 'string' ? policy.createScriptURL(address) : address);
    },
  });
}
