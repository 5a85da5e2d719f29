// WebKit's driver does not report the console: errors and warnings are kept for the tests, also from one page to the next.
{
  const key = 'messages';
  // the stack in Firefox has no message
  const textOf = (value) => (value instanceof Error ? `${value} ${value.stack}` : value);
  const keep = (message) => sessionStorage.setItem(key, JSON.stringify([...JSON.parse(sessionStorage.getItem(key) ?? '[]'), message]));
  for (const level of ['error', 'warn']) {
    const print = console[level];
    console[level] = (...values) => {
      keep(`${level}: ${values.map(textOf).join(' ')}`);
      print.apply(console, values);
    };
  }
  addEventListener('error', ({ message, error }) => keep(`exception: ${error ? textOf(error) : message}`));
  addEventListener('unhandledrejection', ({ reason }) => keep(`rejection: ${textOf(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => keep(`policy: ${violatedDirective} ${blockedURI}`));
  // how the page looked in every frame so far: a reload must not flash
  const frames = new Set();
  const look = () => {
    requestAnimationFrame(look);
    const banner = document.querySelector('.folia-banner');
    if (document.body)
      frames.add(`${document.documentElement.classList.contains('dark') ? 'dark' : 'light'}${banner?.checkVisibility() ? ' banner' : ''}`);
  };
  look();
  window.framesSeen = frames;
}
