declare module 'fontverter' {
  /** Converts a font file to another format. The format `sfnt` is TrueType. */
  export function convert(font: Buffer, format: 'sfnt'): Promise<Buffer>;
}
