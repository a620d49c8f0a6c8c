import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Plan, PlanField } from '../../../server/contract/care-plan.ts';
import { changePlan, getCare, getPlan, listPlanVersions } from '../../../server/contract/care-plans.ts';
import { getGroupPlan } from '../../../server/contract/group-plans.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { useUnsaved } from '../../ui/unsaved.tsx';
import * as drafting from './drafts.ts';
import { keepDrafts, keptDrafts } from './kept-drafts.ts';

/** After the last key, before a concept is stored; and before it is tried again without a line. */
const SAVE_MS = 2000;
const AGAIN_MS = 5000;

/** What became of what is written. */
export type SaveState =
  | { is: 'saved' | 'soon' | 'saving' | 'offline' | 'unsaved' | 'wrong' | 'clash' }
  | { is: 'failed'; why: string };

/** A plan while it is written. */
export interface PlanDraft {
  plan: Plan;
  /** A field as it is written now. */
  valueOf: <F extends PlanField>(field: F) => drafting.Fields[F];
  set: <F extends PlanField>(field: F, value: drafting.Fields[F]) => void;
  errorOf: (field: PlanField) => string | undefined;
  /** What somebody else stored in a field that is written here too. */
  theirsOf: <F extends PlanField>(field: F) => drafting.Fields[F] | undefined;
  settle: (field: PlanField, choice: drafting.Choice) => void;
  state: SaveState;
  /** Stores all that can be stored, with a reason for a plan that runs; gives whether nothing is left. */
  save: (reason?: string) => Promise<boolean>;
}

/**
 * Writes a plan: a concept is stored by itself, two seconds after the last key; a plan that runs when it is asked for, with a reason. What can't be
 * stored (no line, refused, written by two) stays, and is said.
 */
export function usePlanDraft(pupil: string, plan: Plan): PlanDraft {
  const client = useQueryClient();
  const { id, state: planState } = plan;
  const isConcept = planState === 'concept';
  const [drafts, setDrafts] = useState(() => keptDrafts(id));
  const latest = useRef(drafts);
  const update = useCallback(
    (next: drafting.Drafts) => {
      latest.current = next;
      setDrafts(next);
      keepDrafts(id, next);
    },
    [id],
  );
  const [trouble, setTrouble] = useState<'offline' | { why: string }>();
  const [isSaving, setSaving] = useState(false);
  const running = useRef<Promise<boolean>>(undefined);
  const forget = useUnsaved(Object.keys(drafts).length > 0);
  const stored = useCallback(
    (fresh: Plan) => {
      client.setQueryData(queryOf(getPlan, { params: { pupil, plan: id } }).queryKey, fresh);
      void askAnew(client, [getCare, listPlanVersions], { pupil });
      void askAnew(client, [getGroupPlan]);
    },
    [client, pupil, id],
  );

  const saveOnce = useCallback(
    async (reason?: string): Promise<boolean> => {
      // Twice: what is left after others were first, or after something was refused, may be stored on its own.
      for (let tries = 0; tries < 3; tries++) {
        const sent = drafting.toSend(latest.current);
        if (!sent) break;
        try {
          const fresh = await call(changePlan, {
            params: { pupil, plan: id },
            body: { ...(sent as object), ...(reason !== undefined && { reason }) } as never,
          });
          update(drafting.afterStored(latest.current, sent, fresh));
          stored(fresh);
          setTrouble(undefined);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          const names = Object.keys(error.fields);
          if (error.code === 'conflict' && names.length > 0) {
            const fresh = await call(getPlan, { params: { pupil, plan: id } });
            update(drafting.afterClash(latest.current, names, fresh));
            stored(fresh);
          } else if (error.code === 'invalid-fields' && names.length > 0) {
            const next = drafting.afterRefusal(latest.current, error.fields);
            if (JSON.stringify(next) === JSON.stringify(latest.current)) throw error;
            update(next);
          } else throw error;
        }
      }
      return Object.keys(latest.current).length === 0;
    },
    [pupil, id, stored, update],
  );
  const save = useCallback(
    (reason?: string): Promise<boolean> => {
      const mine = (running.current ?? Promise.resolve(true))
        .then(() => {
          setSaving(true);
          return saveOnce(reason);
        })
        .catch((error: unknown) => {
          setTrouble(error instanceof ApiError && error.status === 0 ? 'offline' : { why: messageOf(error) });
          return false;
        })
        .finally(() => setSaving(false));
      running.current = mine;
      return mine;
    },
    [saveOnce],
  );

  const isWaiting = drafting.toSend(drafts) !== undefined;
  useEffect(() => {
    if (!isConcept || !isWaiting || isSaving) return undefined;
    if (typeof trouble === 'object') return undefined;
    const timer = setTimeout(() => void save(), trouble === 'offline' ? AGAIN_MS : SAVE_MS);
    const now = () => void save();
    addEventListener('online', now);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', now);
    };
    // Each key begins the wait anew.
  }, [isConcept, isWaiting, isSaving, trouble, save, drafts]);

  return {
    plan,
    valueOf: (field) => (drafts[field]?.value ?? plan.fields[field]) as never,
    set: (field, value) => {
      if (typeof trouble === 'object') setTrouble(undefined);
      update(drafting.change(latest.current, plan, field, value));
    },
    errorOf: (field) => drafts[field]?.error,
    theirsOf: (field) => drafts[field]?.theirs?.value as never,
    settle: (field, choice) => update(drafting.settle(latest.current, field, choice)),
    state: stateOf(drafts, { isSaving, isConcept, trouble }),
    save: async (reason) => {
      const isDone = await save(reason);
      if (isDone) forget();
      return isDone;
    },
  };
}

function stateOf(
  drafts: drafting.Drafts,
  {
    isSaving,
    isConcept,
    trouble,
  }: { isSaving: boolean; isConcept: boolean; trouble: 'offline' | { why: string } | undefined },
): SaveState {
  const all = Object.values(drafts);
  if (isSaving) return { is: 'saving' };
  if (all.length === 0) return { is: 'saved' };
  if (trouble === 'offline') return { is: 'offline' };
  if (trouble) return { is: 'failed', why: trouble.why };
  if (drafting.toSend(drafts)) return { is: isConcept ? 'soon' : 'unsaved' };
  return { is: all.some(({ theirs }) => theirs) ? 'clash' : 'wrong' };
}
