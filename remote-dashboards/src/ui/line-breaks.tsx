import { Fragment } from 'react';

/** A text that can break between its pieces, if it does not fit in one line. */
export const BreakableText = ({ pieces }: { readonly pieces: readonly string[] }) =>
  pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));

/** An email address that can break after its @ and before its dots. */
export const EmailAddress = ({ address }: { readonly address: string }) => (
  <BreakableText pieces={address.split(/(?<=@)|(?=\.)/)} />
);
