import { usePageData } from 'folia/client';

const newIssue = 'https://github.com/web-infra-dev/rslib/issues/new';

export function ReportLink() {
  const { routePath, lang } = usePageData();
  return (
    <p>
      <a className="folia-edit-link" href={`${newIssue}?title=${encodeURIComponent(`Docs: ${routePath}`)}`}>
        {lang === 'zh' ? '报告此页的问题' : 'Report a problem with this page'}
      </a>
    </p>
  );
}
