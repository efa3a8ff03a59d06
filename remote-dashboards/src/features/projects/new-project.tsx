import { css } from '@emotion/react';
import { Button } from '@torsa/shared/ui/button';
import { useRef, useState } from 'react';
import { dialogStyle } from '../../ui/dialog-style.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { CreateProject } from './create-project.tsx';
import type { ProjectsTexts } from './projects-page.copy.en.ts';

const dialog = css(dialogStyle, {
  inlineSize: 'min(35rem, calc(100vw - 2rem))',
  marginBlockStart: 'min(20vh, 8rem)',
  marginInline: 'auto',
  padding: 0,
});

/** A button that opens the form for a new project in a dialog. */
export function NewProject({ copy }: { readonly copy: ProjectsTexts }) {
  const [isOpen, setOpen] = useState(false);
  const element = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{copy.make.heading}</Button>
      {isOpen && (
        <ModalDialog
          ref={element}
          css={dialog}
          aria-label={copy.make.heading}
          onClose={() => setOpen(false)}
        >
          <CreateProject
            copy={copy.make}
            services={copy.words.services}
            close={() => element.current?.close()}
          />
        </ModalDialog>
      )}
    </>
  );
}
