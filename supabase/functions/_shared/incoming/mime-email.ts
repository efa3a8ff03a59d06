/** The fields of a parsed email that this code reads, in the format of the library postal-mime. */
export interface MimeEmail {
  readonly from?: MimeAddress | undefined;
  readonly subject?: string | undefined;
  readonly messageId?: string | undefined;
  readonly text?: string | undefined;
  readonly html?: string | undefined;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  readonly attachments: readonly MimeAttachment[];
}

export interface MimeAddress {
  readonly address?: string | undefined;
  readonly group?: readonly { readonly address: string }[] | undefined;
}

export interface MimeAttachment {
  readonly filename: string | null;
  readonly mimeType: string;
  readonly content: ArrayBuffer | Uint8Array | string;
}
