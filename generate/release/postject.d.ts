/** The part of it that is used: it brings no types. */
declare module 'postject' {
  export function inject(file: string, name: string, content: Buffer, options: { readonly sentinelFuse: string; readonly machoSegmentName?: string }): Promise<void>;
}
