/** Missing in lib.dom. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): unknown;
}

/**
 * The pages require Trusted Types. HTML comes from the build, and React takes it as text. What would act in it is kept from running by
 * `script-src`, which also names the origins of scripts and workers; text never becomes code.
 */
export function allowOwnCode(): void {
  // Absent in browsers that have no Trusted Types: they ignore the policy, too.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL: (url) => url,
  });
}
