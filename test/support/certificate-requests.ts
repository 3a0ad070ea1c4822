/** Requests for certificates, as openssl makes them, whose keys are thrown away. These two name nobody. */
export const REQUEST = [
  '-----BEGIN CERTIFICATE REQUEST-----',
  'MIHKMHECAQAwDzENMAsGA1UECgwEQWNtZTBZMBMGByqGSM49AgEGCCqGSM49AwEH',
  'A0IABJJFF3oA0DzQbYcoALw4KhTGVsGOhrZyhNpjUK6hFc7gF8LdXAO3DRo0L+vY',
  '4M62+B63OMOSoPjHvW2QyaTr46+gADAKBggqhkjOPQQDAgNJADBGAiEA9DLBxhjp',
  '6yOgHFoqFDuhF1ZoEcBzszxnvb02OrMUFlICIQDD8j+p9UBkXHOKeaJ1yIM1/aUI',
  'R3DHWNJo2jGOzcoimg==',
  '-----END CERTIFICATE REQUEST-----',
].join('\n');

export const OTHER_REQUEST = [
  '-----BEGIN CERTIFICATE REQUEST-----',
  'MIHJMHECAQAwDzENMAsGA1UECgwEQmV0YTBZMBMGByqGSM49AgEGCCqGSM49AwEH',
  'A0IABFgcg/NcQq7JKzaqA8H/Q8PxCSj+NxfM8+QWjsFxoApNbZ+xIt5OmjTlCCvl',
  'nsscmdBZ5X9ZcXUAo3d8QWCgKDCgADAKBggqhkjOPQQDAgNIADBFAiB1AhwEQUF4',
  'B8K60wOx5/9EORd/ypau9L/j8OXIij3R7QIhAMMuf1DZ9SBXx5ll8mWPJhbNeUnB',
  'zwfZSmrac3qIdzXs',
  '-----END CERTIFICATE REQUEST-----',
].join('\n');

/** The common name is `Issuing CA`. */
export const AUTHORITY_REQUEST = [
  '-----BEGIN CERTIFICATE REQUEST-----',
  'MIHfMIGGAgEAMCQxDTALBgNVBAoMBEFjbWUxEzARBgNVBAMMCklzc3VpbmcgQ0Ew',
  'WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASowV0ZC5qI90iAkz4VZ+HWMnEGxKHx',
  'tfXxP/SGKYfgqeA7CqK+8RmUBQu6JABIeKC7pHWF02+PmK0LIjsqPlH0oAAwCgYI',
  'KoZIzj0EAwIDSAAwRQIhAK5e0RXRyOqB90toGEIghByDN3tXe+45WaJ10AMwM2pF',
  'AiAMaczoocqw29SIKhpeG1AOPeQnCgXL69iwAhdBlyHN8A==',
  '-----END CERTIFICATE REQUEST-----',
].join('\n');
