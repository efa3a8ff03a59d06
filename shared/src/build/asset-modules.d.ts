// Type declarations for imports of images, fonts and inline scripts, with the file extensions of `assets.ts`.
declare module '*?script' {
  /** The compiled code of an imported module, as text for an inline `<script>` element. */
  const text: string;
  export default text;
}
declare module '*.avif' {
  const url: string;
  export default url;
}
declare module '*.webp' {
  const url: string;
  export default url;
}
declare module '*.jpg' {
  const url: string;
  export default url;
}
declare module '*.png' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.ico' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.ico?inline' {
  const dataUrl: string;
  export default dataUrl;
}
