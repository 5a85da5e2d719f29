import { hasGlobal } from '../app/has-global';

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
  // Browsers that have no Trusted Types ignore the policy, too.
  if (!hasGlobal('trustedTypes')) return;
  const { trustedTypes } = window as unknown as { trustedTypes: TrustedTypes };
  trustedTypes.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL: (url) => url,
  });
}
