/** Public keys whose private keys were thrown away. */
export const KEYS = [
  [
    '-----BEGIN PUBLIC KEY-----',
    'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAERlEyT+9yigF94DmDqx+xYbJIsoF1',
    'v+73zSQ35LSl+7G0kahfC1bq7RxeurU+UwwtwkRlQoYbuUoH99JbX7SM4w==',
    '-----END PUBLIC KEY-----',
  ].join('\n'),
  [
    '-----BEGIN PUBLIC KEY-----',
    'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEBJBYwM25pskPi56VIOlQw0QxJidb',
    'T6yb2iH9jdXsECwZIEOD5uOciPekyCDHKm8UH7h6dqwaK5asREHccQaVTA==',
    '-----END PUBLIC KEY-----',
  ].join('\n'),
] as const;

/** Certificates of these keys, each its own CA. */
export const CERTIFICATES = [
  [
    '-----BEGIN CERTIFICATE-----',
    'MIIBgzCCASmgAwIBAgIUCN4R+FRsGVZWOixE1n9pKsA0AvowCgYIKoZIzj0EAwIw',
    'FjEUMBIGA1UEAwwLQXV0aG9yaXR5IDEwIBcNMjYxMTIzMDU1MjI0WhgPMjEyNjEw',
    'MzAwNTUyMjRaMBYxFDASBgNVBAMMC0F1dGhvcml0eSAxMFkwEwYHKoZIzj0CAQYI',
    'KoZIzj0DAQcDQgAERlEyT+9yigF94DmDqx+xYbJIsoF1v+73zSQ35LSl+7G0kahf',
    'C1bq7RxeurU+UwwtwkRlQoYbuUoH99JbX7SM46NTMFEwHQYDVR0OBBYEFO9Bgt9V',
    'vwV8/djFSU8uTCx8tkeeMB8GA1UdIwQYMBaAFO9Bgt9VvwV8/djFSU8uTCx8tkee',
    'MA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIhALTcKPuu4Jkm8bn+',
    'I9za9MrAIt+MtX7Y3Jwwc+GpbKiRAiBnXwkvQ80xpsungcN6bsLexgH9SM3i62Oa',
    'Cb+ZKYkUSw==',
    '-----END CERTIFICATE-----',
  ].join('\n'),
  [
    '-----BEGIN CERTIFICATE-----',
    'MIIBgzCCASmgAwIBAgIUUZcp7XIkujK9goZ21LFJi4f+PQcwCgYIKoZIzj0EAwIw',
    'FjEUMBIGA1UEAwwLQXV0aG9yaXR5IDIwIBcNMjYxMTIzMDU1MjI0WhgPMjEyNjEw',
    'MzAwNTUyMjRaMBYxFDASBgNVBAMMC0F1dGhvcml0eSAyMFkwEwYHKoZIzj0CAQYI',
    'KoZIzj0DAQcDQgAEBJBYwM25pskPi56VIOlQw0QxJidbT6yb2iH9jdXsECwZIEOD',
    '5uOciPekyCDHKm8UH7h6dqwaK5asREHccQaVTKNTMFEwHQYDVR0OBBYEFL+iTfTO',
    'eUrmZdmK1VvwUY2orhhbMB8GA1UdIwQYMBaAFL+iTfTOeUrmZdmK1VvwUY2orhhb',
    'MA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIhAJ/lBRl0nbt9qFzQ',
    'Rb1YXY3lMDlF4NTLeSIgONlr6ibxAiAZRlMSmTGhRS+EEWuRJto7vcfOyxLY8uuN',
    '52rGKojE6Q==',
    '-----END CERTIFICATE-----',
  ].join('\n'),
] as const;
