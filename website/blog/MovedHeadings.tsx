'use client';
import { useEffect } from 'react';

/** Ids of headings that were on this page once and are now on another: an address with one of them opens that page. */
export default function MovedHeadings({ to, ids }: { to: string; ids: string[] }) {
  useEffect(() => {
    const follow = () => {
      if (ids.includes(location.hash.slice(1))) location.replace(to + location.hash);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [to, ids]);
  return ids.map((id) => <span key={id} id={id} />);
}
