/**
 * Every number of the policy that is a choice: its unit, its range and why it has this value (engine/practice/DESIGN.md 3 to 8).
 * Logits unless said otherwise; variances in logits squared.
 */
export const PARAMS = {
  // --- What a part starts from: variances -----------------------------------------------------------------------
  /** General ability with an LVS level, 0.2–0.6: an LVS test is 0.8 reliable. */
  generalVarianceLvs: 0.4,
  /** General ability without one, 0.4–1: a school year spreads about 0.8. */
  generalVariance: 0.8,
  /**
   * A category against general ability, 0.45–0.8, until answers tell how far pupils differ (spreads.ts). Chances are
   * flattened by what is not known, so that thinking to know less than is known puts able pupils too high: with 0.7, and
   * twice the noise below, by 0.6 where 0.85 is decided, now by 0.35.
   */
  categoryVariance: 0.5,
  /** One word for one pupil, 0.05–0.5: the same. */
  wordVariance: 0.15,
  /** Level of a category for all pupils, 0.05–0.3; with 0.1 an order that is not told is learnt too slowly. */
  categoryLevelVariance: 0.2,
  /** The same where neither a level nor a year is told, 0.2–1.5: categories then may lie anywhere. */
  untoldLevelVariance: 0.8,
  /** Difficulty of a word for all pupils, 0.3–0.7, until answers tell: features explain about half of it (Spencer). */
  difficultyVariance: 0.5,
  /** Offset of a form, 0.05–0.3. */
  formVariance: 0.15,
  /** Weight of a remembered word, 0–2, and its variance: learnt from answers. */
  memoryWeight: 0.6,
  memoryVariance: 0.15,
  /** Weight of a year since the category was taught, -0.2–0.8, and its variance: learnt from answers. */
  yearWeight: 0,
  yearVariance: 0.05,
  /** Share of slips, 0.02–0.1, of a pupil who knows the word, and the variance of its logit. */
  slip: 0.045,
  slipVariance: 0.3,

  // --- Forms ----------------------------------------------------------------------------------------------------
  /** To recognise is easier than to write: by number of options 2, 3, 4 and more. */
  choiceOffset: [-0.4, -0.6, -0.75],
  buildOffset: -0.2,

  // --- How pupils change ----------------------------------------------------------------------------------------
  /**
   * Variance that comes back per answer, 0.0003–0.003, and per day without practice, 0.0003–0.004 (never above the start): as
   * much as pupils of the worlds really come to differ from what `gain` tells; with more, what is done is seen less well.
   */
  categoryNoisePerAnswer: 0.0005,
  categoryNoisePerDay: 0.0006,
  generalNoisePerAnswer: 0.0002,
  wordNoisePerAnswer: 0.005,
  /**
   * Somebody who goes on answering better or worse than told has jumped. The running mean of (right or wrong) - told follows
   * with this step; above this bound (0.05–0.2), that chance passes once in ten, general ability gets so much variance per
   * answer and per share above it (0–1). After a fall success is back a session sooner.
   */
  driftStep: 0.04,
  driftBound: 0.1,
  driftNoise: 0.3,
  /**
   * What the first answers in a category teach of it, and its variance: learnt from all pupils' answers, 0–0.06. Without it
   * the estimate runs after the pupil. It wears off: answer n counts 1 / (1 + n / practiceAnswers), and less when drilled.
   */
  gainPerAnswer: 0.01,
  gainVariance: 0.0002,
  practiceAnswers: 20,
  /** Answers in a session after which the next in the category teaches half as much. */
  drillAnswers: 20,
  /** The same when the next category is chosen. */
  restAnswers: 20,

  // --- Hurry and time -------------------------------------------------------------------------------------------
  /** An answer below this many ms is no answer to the spelling: 1000–2000, one has to hear and read it first. */
  rapidChoiceMs: 1300,
  rapidOpenMs: 1800,
  /** Share of answers without reading before any answer, and how fast it follows per answer. */
  hurry: 0.02,
  hurryStep: 0.02,
  /** Weight of response time as evidence, 0–0.4: with 0.3 a seventh of what is called done is not, with this a ninth. */
  timeWeight: 0.15,
  /** Answers in a form before its time counts, 5–30. */
  timeAfter: 10,
  /** Rapid answers in a row that make an easier word come next. */
  hasteRun: 3,

  // --- Choice of what comes next --------------------------------------------------------------------------------
  /** Wished share of right answers, 0.75–0.85, and that of calm pupils (`rustig`). */
  targetSuccess: 0.8,
  calmSuccess: 0.9,
  /** Share of words dealt at random, 0.01–0.05, so that difficulty stays honest. */
  sampleShare: 0.02,
  /** Answers that are still getting to know each other, and how much easier they are. */
  introductionAnswers: 20,
  introductionEase: 0.05,
  /** Answers in a category below which it is being explored, 3–8. */
  exploreAnswers: 5,
  /** Most of the last 20 words that are review, 0.15–0.5: less, and words come back too late; more gains nothing. */
  reviewShare: 0.35,
  reviewWindow: 20,
  /** Words between a miss and its first return in the same session. */
  reviewAfterWords: 6,
  /** Days after which a word that went wrong comes back at the latest, the first time. */
  reviewWithinDays: 7,
  /** Days with a right answer after which a word leaves the list. */
  reviewDays: 3,
  /**
   * How far below the target a review may lie, 0.08–0.4: harder ones are no review but punishment, and teach little. With 0.25 reviews
   * were dealt at 0.71, and what is too easy had to make up for it.
   */
  reviewReach: 0.15,
  /**
   * How much further below it may lie for who has long succeeded less than wished, 0–0.3: to them all is hard, what went wrong as well.
   * Of a hard list of 100 words 0.53 instead of 0.37 of what went wrong is then back on another day of the week.
   */
  reviewShortReach: 0.25,
  /** Days after a miss, 1–5, from which a word not seen since may lie further below the target, 0–0.3: a week is soon over. */
  reviewLateDays: 4,
  reviewLateReach: 0.1,
  /**
   * How strongly later returns go by fit besides by how long they are overdue: by exp(-this · distance from the wished success),
   * 0–40. More is due than there is room for; reviews that are too hard have to be made good by words that teach little.
   */
  reviewFit: 10,
  /** Recall at which a word is due, 0.85–0.9. */
  reviewRetention: 0.87,
  /** The last words dealt are not dealt again, 6–20, nor words of the last days, 1–6: a long wait leaves too few words. */
  skipWords: 10,
  skipDays: 2.5,
  /** Times a word is dealt in one session at most. */
  perSession: 3,
  /** Words nearest the wished difficulty that are looked at exactly. */
  nearest: 10,
  /**
   * How strongly a session spreads over categories: worth of one falls by (1 + n / restAnswers)^-restPower, 1–16. With 4 or
   * more every category comes by before one returns, which gains in every world; above 8 little changes.
   */
  restPower: 12,
  /** Weight of a category that was last practised in an earlier session, 1–2. */
  spacedWeight: 1.6,
  /** How strongly the room for growth counts, m(1 - m) to this power, 0.5–4. */
  roomPower: 2.25,
  /** How far from the wished success a word is worth 0.6 of one that fits, 0.1–0.25; less where the wish is above 0.8. */
  fitWidth: 0.18,
  /**
   * Whose success has long been below the wish is dealt what is too hard less gladly: by exp(-this · what it lies below), 0–30;
   * and sees words again sooner, by this share of `skipDays`, 0–0.8: few are easy enough. In noise it costs 2 % of the gain,
   * and brings success 1 to 3 points nearer the wish, most where nothing is told of words.
   */
  shortWeight: 20,
  shortSkip: 0.7,
  /** The other way round, whose success has long been above the wish is dealt what is too easy less gladly, 0–30. */
  overWeight: 20,
  /** Weight of chance in the choice of a category, 0–0.5: the sampled ability is chance enough. */
  gumbelWeight: 0.1,
  /** Part of a category's uncertainty that its sampled ability is drawn with, 0–1: all of it only adds noise. */
  drawWeight: 0.4,
  /**
   * Share of answers, 0–0.2, that go to what is thought to be known and is not yet called done. Where there are categories of many
   * years nobody would ask it otherwise: recall of done was 0.47 with none, and with 0.12 and 0.15 of the answers 0.74 and 0.80 for 0.2
   * and 0.6 % of the gain (1.7 % where there is noise).
   */
  confirmShare: 0.15,
  /** Success in a category, 0.8–0.9, from which it is thought to be known. */
  confirmSuccess: 0.86,
  /** Answers in a category after which its own worth decides, 8–80, and of one session: being done asks two days. */
  confirmMost: 60,
  confirmPerSession: 5,
  /** Success is steered back by this much per answer, 0.002–0.01, within these bounds, 0.05–0.1. */
  controlStep: 0.005,
  controlMost: 0.08,
  /** How much easier it becomes per share of misses too many among so many last answers, 0–1: courage goes with runs. */
  steadyWeight: 0.2,
  steadyAnswers: 8,
  /** After two wrong in a row, the next word is this much easier. */
  upliftEase: 0.1,
  /** Exceptions of one kind in a row at most. */
  exceptionRun: 3,
  /** Success of the last word of a session. */
  lastWordSuccess: 0.9,

  // --- Action plans ----------------------------------------------------------------------------------------------
  /** How many times more a goal category is worth where its part is as wished, 1–5. */
  focusWeight: 3,
  /** How fast that grows with the part that is missing, per 1 of it (e-fold), 3–9, and how far at most. */
  focusSteepness: 6,
  focusMost: 12,

  // --- Done, and a step back ------------------------------------------------------------------------------------
  masterySuccess: 0.85,
  /** What is done stays so until the estimate itself is below this: judged by its lower end it came and went four times as often. */
  masteryKeep: 0.83,
  /**
   * Lower end, in standard deviations (one-sided 82 %), at which success with all that is not known must be enough. With 0.4 a fifth
   * of what was called done was not.
   */
  masteryMargin: 0.9,
  masteryAnswers: 8,
  masteryDays: 2,
  /** Answers that the pupil wrote or laid; not asked of what is only read. */
  masteryOpenAnswers: 3,
  stepBackSuccess: 0.5,
  stepBackMargin: 0.4,
  stepBackAnswers: 8,
  /** No word within this much of the target is a step back too. */
  stepBackReach: 0.2,
  /**
   * So many answers without the estimate rising by so much is spinning one's wheels, where less than this share of the words is
   * known (0.7–0.85): above it there is little left to rise by.
   */
  spinAnswers: 40,
  spinRise: 0.2,
  spinSuccess: 0.75,

  // --- Difficulty before any answer (weights of features in standard deviations) ------------------------------------
  lengthWeight: 0.3,
  frequencyWeight: -0.35,
  extraWeight: 0.3,
  morphemeWeight: 0.2,
  loanWeight: 0.2,

  // --- Cold start -----------------------------------------------------------------------------------------------
  lvsReliability: 0.8,
  lvsSpread: 0.8,

  // --- Shared difficulty ----------------------------------------------------------------------------------------
  /** Updates after which the words of each category are set around 0 again; spreads are learnt from the first time on. */
  anchorEvery: 500,
};

/** The numbers of the policy; a part of them may be given to `createEngine`. */
export type Params = typeof PARAMS;
