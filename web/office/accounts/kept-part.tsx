import { AdminsPart } from './admins-part.tsx';
import { ChangesPart } from './changes-part.tsx';
import { NotesPart } from './notes-part.tsx';

interface Props {
  adminId: string;
}

/** What the office keeps of a customer for itself: who runs it, its notes, and what was done. */
export const KeptPart = ({ adminId }: Props) => (
  <>
    <AdminsPart account={adminId} />
    <NotesPart account={adminId} />
    <ChangesPart account={adminId} />
  </>
);
