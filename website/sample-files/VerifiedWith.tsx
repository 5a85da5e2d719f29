import { usePage } from 'folia/client';

/** With which version of the tool the samples of the page were built. */
export default function VerifiedWith({ version }: { version: string }) {
  const tool = (
    <>
      <code>@rslib/core</code> {version}
    </>
  );
  return (
    <p className="sample-version" data-folia-screen-only="">
      {usePage().page.route.locale === 'zh' ? (
        <>本页示例最近一次使用 {tool} 构建。</>
      ) : (
        <>The samples on this page were last built with {tool}.</>
      )}
    </p>
  );
}
