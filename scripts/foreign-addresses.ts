/**
 * Paths that a careless redirect would take for an address of another site, as data. They are requested from a site as they are;
 * `evil.example` is never the host that is reached.
 */
export const foreignAddresses: readonly string[] = [
  ...['//evil.example', '///evil.example', '//evil.example/', '////evil.example/guide/', '//evil.example/%2e%2e'],
  ...['/%2Fevil.example', '/%2F%2Fevil.example', '/%5Cevil.example', '/%5C%5Cevil.example', '/%09/evil.example'],
  ...['/https://evil.example', '/https:%2F%2Fevil.example', '/https%3A%2F%2Fevil.example', '/javascript:hit()'],
  ...['/en//evil.example', '/en///evil.example', '/en/%2Fevil.example', '/en/%5Cevil.example', '/en%2F%2Fevil.example'],
  ...['/EN//evil.example', '/zh//evil.example', '/zh///evil.example', '/zh/%5Cevil.example', '/en/zh//evil.example'],
  ...[
    '/guide//evil.example',
    '/guide/..//evil.example',
    '/.//evil.example',
    '/en/.//evil.example',
    '/en/..//evil.example',
  ],
  ...['//evil.example.html', '//evil.example/index', '//EVIL.example/Guide.HTML', '/@evil.example', '/.evil.example'],
  ...[
    '/en/?next=//evil.example',
    '/guide/?url=https://evil.example#//evil.example',
    '/en/#//evil.example',
    '/en?//evil.example',
  ],
];
