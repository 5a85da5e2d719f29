/// <reference types="@rslib/core/types" />

interface ImportMetaEnv {
  readonly PUBLIC_DOCS: string;
}
