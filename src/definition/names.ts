/** `hmacKeyWo` → `hmac_key_wo`: the one place where our spelling becomes Terraform's. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `hmac_key_wo` → `hmacKeyWo`. */
export function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
