/** `hmacKeyWo` → `hmac_key_wo`: the one place where our spelling becomes Terraform's. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `hmac_key_wo` → `hmacKeyWo`. */
export function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Words in Terraform's spelling: "needs `hmacKeyWo`" → "needs `hmac_key_wo`". Only names in backticks are respelled. */
export function snakeCaseNames(words: string): string {
  return words.replace(/`([a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)*)`/g, (_, name: string) => `\`${snakeCase(name)}\``);
}
