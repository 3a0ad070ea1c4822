/** `hmacKeyWo` → `hmac_key_wo`: the only conversion from our spelling to Terraform's. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** `hmac_key_wo` → `hmacKeyWo`. */
export function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** A text in Terraform's spelling: "requires `hmacKeyWo`" → "requires `hmac_key_wo`". Converts only names in backticks. */
export function snakeCaseNames(words: string): string {
  return words.replace(/`([a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)*)`/g, (_, name: string) => `\`${snakeCase(name)}\``);
}

/** `run_task` → `run_tasks`, `registry` → `registries`. */
export function plural(noun: string): string {
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
