'use client';
import { useDark, useLocation, useNavigate } from 'rspress/runtime';

/** An island that knows its address and leads to another one. */
export function Where() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <button type="button" data-dark={useDark()} onClick={() => navigate('/guide/start')}>
      at {pathname}
      {hash}
    </button>
  );
}
